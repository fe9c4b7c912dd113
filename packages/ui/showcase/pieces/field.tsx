import { Field } from '../../src/field.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  help: (
    <Field id="field-help" label="휴대폰 번호" help="숫자만 적어 주세요.">
      <input id="field-help" />
    </Field>
  ),
  error: (
    <Field id="field-error" label="휴대폰 번호" isRequired error="휴대폰 번호를 적어 주세요.">
      <input id="field-error" />
    </Field>
  ),
  ok: (
    <Field id="field-ok" label="아이디" ok="쓸 수 있는 아이디예요.">
      <input id="field-ok" />
    </Field>
  ),
};

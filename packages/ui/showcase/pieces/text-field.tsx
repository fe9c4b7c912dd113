import { TextField } from '../../src/text-field.tsx';
import type { States } from '../pieces.ts';

const sizes = ['sm', 'md', 'lg'] as const;

export const states: States = {
  ...Object.fromEntries(sizes.map((size) => [size, <TextField key={size} label="이름" size={size} />])),
  clearable: <TextField label="검색어" defaultValue="노트북" isClearable />,
  help: <TextField label="휴대폰 번호" help="숫자만 적어 주세요." />,
  error: <TextField label="이메일" isRequired error="이메일을 적어 주세요." />,
  ok: <TextField label="아이디" ok="쓸 수 있는 아이디예요." />,
  disabled: <TextField label="회원 번호" disabled defaultValue="20260001" />,
};

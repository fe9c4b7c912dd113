import { TextArea } from '../../src/text-area.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const area = (start: string, error?: string) => (
  <Controlled start={start}>
    {(value, setValue) => (
      <TextArea
        label="문의 내용"
        maxLength={500}
        value={value}
        error={error}
        onChange={(event) => setValue(event.target.value)}
      />
    )}
  </Controlled>
);

export const states: States = {
  empty: area(''),
  filled: area('언제 도착하나요?'),
  error: area('', '내용을 적어 주세요.'),
};

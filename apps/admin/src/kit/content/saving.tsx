import { Button } from '../button.tsx';
import { SubmitButton } from '../form/submit-button.tsx';

type Savable = { readonly id: string; readonly isSending: boolean; readonly revert: () => void };

/** Saves the changes in a drawer, or discards them. */
export function Saving({ form }: { form: Savable }) {
  return (
    <>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      <SubmitButton form={form} keys="mod+s" keysGroup="쓰기">
        저장
      </SubmitButton>
    </>
  );
}

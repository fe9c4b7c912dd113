import { Button } from '../button.tsx';
import { SubmitButton } from '../form/submit-button.tsx';

type Savable = { readonly id: string; readonly isSending: boolean; readonly revert: () => void };

/** Saves what was changed in a drawer, or goes back to what stood there. */
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

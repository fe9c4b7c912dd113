import { Button } from '../button.tsx';

type Savable = { readonly id: string; readonly isSending: boolean; readonly revert: () => void };

/** Saves what was changed in a drawer, or goes back to what stood there. */
export function Saving({ form }: { form: Savable }) {
  return (
    <>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      <Button type="submit" form={form.id} variant="primary" keys="mod+s" keysGroup="쓰기" isBusy={form.isSending}>
        저장
      </Button>
    </>
  );
}

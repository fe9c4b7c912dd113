import type { ProductPatch } from '@mall/contracts/office/product-patch';
import { Button } from '../../../kit/button.tsx';
import type { AnyForm } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import styles from './facts.module.css';
import type { useAsk } from './use-facts.ts';

type Props = {
  form: AnyForm & { readonly errors: Readonly<Record<string, string | undefined>> };
  asking: ReturnType<typeof useAsk>;
  /** The change to request. */
  patch: () => ProductPatch;
  mayWrite: boolean;
  label: string;
};

/** The footer of a separately saved part: saves it, or requests a change that needs a second person. */
export function FactsBar({ form, asking, patch, mayWrite, label }: Props) {
  if (!form.isChanged && !form.isSending) return null;
  const isRefused = asking.waitingFields.some((name) => form.errors[name] !== undefined);
  return (
    <div className={styles.foot} role="status">
      <span>{isRefused ? '다른 사람이 승인해야 바뀌는 항목이 있어요' : `${form.changes}곳을 고쳤어요`}</span>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      {(isRefused || !mayWrite) && (
        <Button variant="primary" isBusy={asking.isAsking} onClick={() => asking.ask(patch())}>
          승인 요청
        </Button>
      )}
      {mayWrite && !isRefused && <SubmitButton form={form}>{label}</SubmitButton>}
    </div>
  );
}

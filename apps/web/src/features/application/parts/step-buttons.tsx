import type { ApplicationStep } from '@mall/contracts/application-codes';
import { stepBefore } from '@mall/domain/application-steps';
import { Button } from '@mall/ui/button';
import { Stack } from '@mall/ui/stack';
import { ErrorText } from '../../../components/error-text.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { AnyForm } from '../../../lib/form/use-mall-form.ts';
import styles from './step-buttons.module.css';

type Props = {
  readonly step: ApplicationStep;
  readonly productNo: string;
  readonly form: AnyForm;
  readonly label?: string;
  readonly isDisabled?: boolean;
};

/** Back and next; next submits the step's form. */
export function StepButtons({ step, productNo, form, label = '다음', isDisabled = false }: Props) {
  const before = stepBefore(step);
  return (
    <Stack gap={12} marginTop={12} className={styles.foot}>
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      <div className={styles.buttons}>
        {before && (
          <Button size="lg" render={<ScreenLink screen="applicationStep" step={before} productNo={productNo} />}>
            이전
          </Button>
        )}
        <Button
          size="lg"
          variant="primary"
          type="submit"
          isLoading={form.isSending || form.isSent}
          disabled={isDisabled}
        >
          {label}
        </Button>
      </div>
    </Stack>
  );
}

import { type FormEvent, useState } from 'react';
import { fromSeoulInput, toSeoulInput } from '../../lib/moments.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { Button } from '../button.tsx';
import { TextField } from '../form/controls.tsx';
import styles from './content.module.css';

/** A period; null for an immediate start, and for no end. */
export type Plan = { readonly startsAt: string | null; readonly endsAt: string | null };

type Props = {
  readonly action: string;
  /** Without a start it begins at once. */
  readonly needsStart: boolean;
  /** False for content that ends with the next one. */
  readonly hasEnd?: boolean;
  readonly plan?: Plan;
  /** The server's errors are shown at their fields. */
  readonly onPlan: (plan: Plan) => unknown;
};

/** Asks for the period in which a thing is shown, in Seoul time. */
export function PlanFields({ action, needsStart, hasEnd = true, plan, onPlan }: Props) {
  const [start, setStart] = useState(toSeoulInput(plan?.startsAt ?? null));
  const [end, setEnd] = useState(toSeoulInput(plan?.endsAt ?? null));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const startsAt = needsStart ? fromSeoulInput(start) : null;
    if (needsStart && startsAt === null) return setErrors({ startsAt: '시작 시각을 골라 주세요.' });
    setErrors({});
    setBusy(true);
    try {
      await onPlan({ startsAt, endsAt: hasEnd ? fromSeoulInput(end) : null });
    } catch (error) {
      if (isOfficeError(error))
        setErrors(Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.plan} onSubmit={submit}>
      {needsStart && (
        <TextField
          label="시작"
          type="datetime-local"
          value={start}
          error={errors['startsAt']}
          onChange={(event) => setStart(event.target.value)}
        />
      )}
      {hasEnd && (
        <TextField
          label="끝"
          note="비우면 계속 보여요"
          type="datetime-local"
          value={end}
          error={errors['endsAt']}
          onChange={(event) => setEnd(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

import { moveSubscription } from '@mall/contracts/office/subscriptions';
import type { ReactNode } from 'react';
import { TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { instantOf, isPast } from './installation-time.ts';
import styles from './subscriptions.module.css';

type Props = {
  title: string;
  /** The applicant, or the count. */
  note: ReactNode;
  verb: string;
  /** The initial value. */
  day: string;
  time: string;
  /** Rejects with the errors shown below the fields. */
  plan: (at: string) => Promise<unknown>;
  onClose: () => void;
};

const isWhole = ({ day, time }: { day: string; time: string }) => day !== '' && time !== '';

/** A future day and time for the fitter; the keyboard's equivalent of dragging in the calendar. */
export function PlanModal({ title, note, verb, day, time, plan, onClose }: Props) {
  const form = useOfficeForm({
    shape: moveSubscription.body,
    values: { day, time },
    toBody: () => ({ to: 'INSTALLATION_PLANNED', reason: '' }),
    validate: (values) => ({
      ...(values.day === '' && { day: '설치할 날짜를 골라 주세요.' }),
      ...(values.time === '' && { time: '설치할 시각을 골라 주세요.' }),
      ...(isWhole(values) &&
        isPast(instantOf(values.day, values.time)) && { day: '앞으로 올 날짜와 시각을 골라 주세요.' }),
    }),
    send: (values) => plan(instantOf(values.day, values.time)),
    onSent: onClose,
  });
  return (
    <FormModal form={form} title={title} note={note} verb={verb} leave="닫기" onClose={onClose}>
      <div className={styles.when}>
        <TextField label="날짜" type="date" min={seoulDay()} {...form.field('day')} />
        <TextField label="시각" type="time" step={1800} {...form.field('time')} />
      </div>
      <p className={styles.grey}>회원에게 설치일 메일이 가요.</p>
    </FormModal>
  );
}

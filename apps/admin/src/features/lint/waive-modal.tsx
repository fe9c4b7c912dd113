import { getLintFinding, type LintFinding, listLintFindings, waiveLintFinding } from '@mall/contracts/office/lint';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './lint.module.css';

type Props = {
  finding: LintFinding;
  place: { readonly mallId: number; readonly findingNo: number };
  onClose: () => void;
};

/** Waives a finding until a day, with the reason or the evidence. */
export function WaiveModal({ finding, place, onClose }: Props) {
  const toast = useToast();
  const waive = useAct(waiveLintFinding, { changes: [listLintFindings, getLintFinding] });
  const { words } = finding;
  const form = useOfficeForm({
    shape: waiveLintFinding.body,
    values: { until: shiftDay(seoulDay(), 30), reason: '' },
    toBody: (values) => ({ ...values, words }),
    send: (values) => waive.mutateAsync({ params: place, body: { ...values, words } }),
    onSent: () => {
      toast('예외로 두었어요');
      onClose();
    },
  });
  return (
    <FormModal form={form} title="예외로 두기" verb="예외로 두기" asksBeforeLeaving onClose={onClose}>
      <div className={styles.form}>
        <p
          className={styles.grey}
        >{`‘${words}’ 지적을 그날까지 세지 않아요. 내용이 달라지면 그 전에도 다시 지적해요.`}</p>
        <TextField type="date" label="마지막 날" help="길어도 1년이에요." {...form.field('until')} />
        <TextArea label="사유나 근거" rows={3} help="변경 이력에 남아요." {...form.field('reason')} />
      </div>
    </FormModal>
  );
}

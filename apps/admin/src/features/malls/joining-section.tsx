import { type MallSettings, saveMallJoining } from '@mall/contracts/office/malls';
import { Checkbox } from '../../kit/form/controls.tsx';
import { useAct } from '../../lib/use-office.ts';
import styles from './malls.module.css';
import { SectionCard } from './section-card.tsx';
import { settingsReads, useSectionForm } from './use-section-form.ts';

const labels = {
  needsApproval: '가입을 확인한 뒤 받기',
  hasDormancy: '1년 동안 로그인하지 않으면 휴면으로 바꾸기',
  isLoginOpen: '로그인하지 않아도 모바일 홈 보여 주기',
};
type Name = keyof typeof labels;
type Values = Record<Name, boolean>;

/** Who gets in. */
export function JoiningSection({ settings, mayWrite }: { settings: MallSettings; mayWrite: boolean }) {
  const save = useAct(saveMallJoining, { changes: settingsReads });
  const form = useSectionForm<'joining', Values>({
    ...{ part: settings.joining, shape: saveMallJoining.body, labels },
    toValues: ({ needsApproval, hasDormancy, isLoginOpen }) => ({ needsApproval, hasDormancy, isLoginOpen }),
    toBody: (values) => values,
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  return (
    <SectionCard title="가입과 로그인" part={settings.joining} form={form} mayWrite={mayWrite}>
      <div className={styles.switches}>
        {(Object.keys(labels) as Name[]).map((name) => (
          <Checkbox
            key={name}
            checked={form.values[name]}
            disabled={!mayWrite}
            onChange={({ target }) => form.set(name, target.checked)}
          >
            {labels[name]}
          </Checkbox>
        ))}
      </div>
    </SectionCard>
  );
}

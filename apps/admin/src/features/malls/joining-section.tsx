import { type MallSettings, saveMallJoining } from '@mall/contracts/office/malls';
import { Checkbox } from '../../kit/form/controls.tsx';
import { useAct } from '../../lib/use-office.ts';
import styles from './malls.module.css';
import { SectionCard } from './section-card.tsx';
import { joiningLabels } from './setting-words.ts';
import { settingsReads, useSectionForm } from './use-section-form.ts';

type Name = keyof typeof joiningLabels;
type Values = Record<Name, boolean>;

/** Who may join. */
export function JoiningSection({ settings, mayWrite }: { settings: MallSettings; mayWrite: boolean }) {
  const save = useAct(saveMallJoining, { changes: settingsReads });
  const form = useSectionForm<'joining', Values>({
    ...{ part: settings.joining, shape: saveMallJoining.body, labels: joiningLabels },
    toValues: ({ needsApproval, hasDormancy, isLoginOpen }) => ({ needsApproval, hasDormancy, isLoginOpen }),
    toBody: (values) => values,
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  return (
    <SectionCard title="가입과 로그인" part={settings.joining} form={form} mayWrite={mayWrite}>
      <div className={styles.switches}>
        {(Object.keys(joiningLabels) as Name[]).map((name) => (
          <Checkbox
            key={name}
            checked={form.values[name]}
            disabled={!mayWrite}
            onChange={({ target }) => form.set(name, target.checked)}
          >
            {joiningLabels[name]}
          </Checkbox>
        ))}
      </div>
    </SectionCard>
  );
}

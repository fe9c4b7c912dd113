import { Stack } from '@mall/ui/stack';
import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import styles from './new-password-fields.module.css';
import { ruleList } from './password-checks.ts';

type Props = { id: string; password: string; loginId: string | undefined };

/** The rules, each marked as soon as the typed password meets it. */
export function PasswordRules({ id, password, loginId }: Props) {
  return (
    <Stack as="ul" gap={4} marginTop={10} id={id} className={styles.rules}>
      {ruleList(password, loginId).map(({ rule, text, state }) => (
        <li key={rule} data-met={state === 'met' || undefined}>
          {state === 'judgedByServer' ? <Dot aria-hidden /> : <Check aria-hidden />}
          {text}
          {state === 'met' && <span className="visually-hidden">충족</span>}
        </li>
      ))}
    </Stack>
  );
}

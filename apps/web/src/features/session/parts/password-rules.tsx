import { Check, Dot } from 'lucide-react';
import { ruleList } from '../model/use-password-change.ts';
import styles from './password-form.module.css';

/** The rules, each with a mark as soon as what is typed meets it. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.rules}>
      {ruleList(password).map(({ rule, text, state }) => (
        <li key={rule} data-met={state === 'met' || undefined}>
          {state === 'judgedByServer' ? <Dot aria-hidden /> : <Check aria-hidden />}
          {text}
          {state === 'met' && <span className="visually-hidden">충족</span>}
        </li>
      ))}
    </ul>
  );
}

import type { TermCode } from '@mall/contracts/codes';
import { consentLabel, termLabel } from '@mall/domain/term-words';
import { Checkbox } from '@mall/ui/checkbox';
import { Stack } from '@mall/ui/stack';
import { useId, useState } from 'react';
import { ErrorText } from '../../components/error-text.tsx';
import styles from './consents.module.css';
import { missingConsents } from './missing-consents.ts';
import { TermsPanel } from './terms-panel.tsx';

type Props = {
  readonly terms: readonly { readonly termNo: number; readonly termCode: TermCode }[];
  /** The numbers of the terms that are agreed to. */
  readonly agreed: readonly number[];
  readonly onChange: (agreed: number[]) => void;
  readonly error: string | undefined;
};

/** Every consent with its text, and a checkbox for all of them. */
export function Consents({ terms, agreed, onChange, error }: Props) {
  const errorId = useId();
  const [shown, setShown] = useState<TermCode>();
  const missing = missingConsents(terms, agreed);
  const toggle = (termNo: number) =>
    onChange(agreed.includes(termNo) ? agreed.filter((each) => each !== termNo) : [...agreed, termNo]);
  const toggleAll = () => onChange(missing === 0 ? [] : terms.map(({ termNo }) => termNo));
  return (
    <Stack
      as="section"
      gap={12}
      padding="20 24"
      surface="tint"
      className={styles.consents}
      aria-label="동의"
      aria-describedby={error ? errorId : undefined}
    >
      <Checkbox checked={missing === 0} isMixed={missing > 0 && agreed.length > 0} onChange={toggleAll}>
        <b>아래 내용에 모두 동의해요</b>
      </Checkbox>
      <ul>
        {terms.map(({ termNo, termCode }) => (
          <li key={termNo}>
            <Checkbox
              size="sm"
              checked={agreed.includes(termNo)}
              aria-invalid={(error && !agreed.includes(termNo)) || undefined}
              onChange={() => toggle(termNo)}
            >
              {consentLabel(termCode)}
            </Checkbox>
            <button type="button" onClick={() => setShown(termCode)} aria-label={`${termLabel(termCode)} 보기`}>
              보기
            </button>
          </li>
        ))}
      </ul>
      <ErrorText id={errorId} isAnnounced>
        {error}
      </ErrorText>
      <TermsPanel code={shown} onClose={() => setShown(undefined)} />
    </Stack>
  );
}

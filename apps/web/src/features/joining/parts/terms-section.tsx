import type { TermCode } from '@mall/contracts/codes';
import type { JoinTerm } from '@mall/contracts/joining';
import { consentLabel, termLabel } from '@mall/domain/term-words';
import { Checkbox } from '@mall/ui/checkbox';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { TermsView } from '../../../entities/terms/terms-view.tsx';
import type { Join } from '../model/use-join.ts';
import styles from './joining.module.css';

type Props = { terms: readonly JoinTerm[]; join: Join };

/** Every consent by itself. The required ones can be given at once; marketing is separate and never included. */
export function TermsSection({ terms, join }: Props) {
  const [shown, setShown] = useState<TermCode>();
  const { agreedTerms } = join.form.values;
  const error = join.form.errors['agreedTerms'];
  const required = terms.filter(({ isRequired }) => isRequired);
  const isAgreed = ({ termNo }: JoinTerm) => agreedTerms.includes(termNo);
  const hasAll = required.every(isAgreed);
  const others = agreedTerms.filter((termNo) => !required.some((term) => term.termNo === termNo));
  const toggle = ({ termNo }: JoinTerm) =>
    join.form.set({
      agreedTerms: agreedTerms.includes(termNo)
        ? agreedTerms.filter((each) => each !== termNo)
        : [...agreedTerms, termNo],
    });
  const toggleRequired = () =>
    join.form.set({ agreedTerms: hasAll ? others : [...others, ...required.map(({ termNo }) => termNo)] });
  const row = (term: JoinTerm) => (
    <li key={term.termNo}>
      <Checkbox size="sm" checked={isAgreed(term)} onChange={() => toggle(term)}>
        {consentLabel(term.termCode, term.isRequired)}
      </Checkbox>
      <button type="button" onClick={() => setShown(term.termCode)} aria-label={`${termLabel(term.termCode)} 보기`}>
        보기
      </button>
    </li>
  );
  return (
    <section className={styles.section} aria-labelledby="join-terms" data-invalid={error && true}>
      <h2 id="join-terms">약관 동의</h2>
      <Checkbox
        name="agreedTerms"
        checked={hasAll}
        isMixed={!hasAll && required.some(isAgreed)}
        onChange={toggleRequired}
      >
        <b>필수 약관에 모두 동의해요</b>
      </Checkbox>
      <ul className={styles.terms}>{required.map(row)}</ul>
      <ErrorText isAnnounced>{error}</ErrorText>
      <ul className={styles.optional}>{terms.filter(({ isRequired }) => !isRequired).map(row)}</ul>
      <p className={styles.hint}>마케팅 정보 수신은 동의하지 않아도 가입할 수 있고, 언제든 바꿀 수 있어요.</p>
      {shown && (
        <Panel isOpen onClose={() => setShown(undefined)} title={termLabel(shown)}>
          <TermsView code={shown} />
        </Panel>
      )}
    </section>
  );
}

import type { TermCode } from '@mall/contracts/codes';
import { Checkbox } from '@mall/ui/checkbox';
import { useId } from 'react';
import { Complaint } from '../../components/complaint.tsx';
import styles from './consents.module.css';
import { consentLabel, termLabel } from './term-words.ts';
import type { ConsentChoice } from './use-consents.ts';

type Props = { readonly consents: ConsentChoice; readonly onShow: (code: TermCode) => void };

/** Every consent with its text, and all of them at once. */
export function Consents({ consents, onShow }: Props) {
  const complaintId = useId();
  const { complaint } = consents;
  return (
    <section className={styles.consents} aria-label="동의" aria-describedby={complaint ? complaintId : undefined}>
      <Checkbox checked={consents.hasAll} isMixed={consents.hasSome} onChange={consents.toggleAll}>
        <b>아래 내용에 모두 동의해요</b>
      </Checkbox>
      <ul>
        {consents.terms.map(({ termNo, termCode }) => (
          <li key={termNo}>
            <Checkbox size="sm" checked={consents.isAgreed(termNo)} onChange={() => consents.toggle(termNo)}>
              {consentLabel(termCode)}
            </Checkbox>
            <button type="button" onClick={() => onShow(termCode)} aria-label={`${termLabel(termCode)} 보기`}>
              보기
            </button>
          </li>
        ))}
      </ul>
      <Complaint id={complaintId} isAnnounced>
        {complaint}
      </Complaint>
    </section>
  );
}

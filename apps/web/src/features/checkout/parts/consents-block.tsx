import type { TermCode } from '@mall/contracts/codes';
import { Checkbox } from '@mall/ui/checkbox';
import { type ReactNode, useId, useState } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { termLabel } from '../../../entities/terms/term-words.ts';
import { TermsView } from '../../../entities/terms/terms-view.tsx';
import type { Consents } from '../model/consents.ts';
import { fieldMark } from '../model/focus-field.ts';
import styles from './consents-block.module.css';

type Props = { consents: Consents; complaint: string | undefined };

/** Every consent with its text, and all of them at once. */
export function ConsentsBlock({ consents, complaint }: Props) {
  const [shown, setShown] = useState<TermCode>();
  const complaintId = useId();
  return (
    <section className={styles.consents} aria-label="동의" aria-describedby={complaint ? complaintId : undefined}>
      <Checkbox checked={consents.hasAll} isMixed={consents.hasSome} onChange={consents.toggleAll}>
        <b className={styles.all}>아래 내용에 모두 동의해요</b>
      </Checkbox>
      <ul className={styles.list}>
        <Consent
          label="[필수] 주문할 상품과 금액, 배송을 확인했어요"
          isAgreed={consents.hasChecked}
          toggle={consents.toggleChecked}
        />
        {consents.terms.map(({ termNo, termCode, ...consent }) => (
          <Consent key={termNo} {...consent}>
            <button type="button" onClick={() => setShown(termCode)} aria-label={`${termLabel(termCode)} 보기`}>
              보기
            </button>
          </Consent>
        ))}
      </ul>
      <Complaint id={complaintId}>{complaint}</Complaint>
      {shown && (
        <Panel isOpen onClose={() => setShown(undefined)} title={termLabel(shown)}>
          <TermsView code={shown} />
        </Panel>
      )}
    </section>
  );
}

type ConsentProps = { label: string; isAgreed: boolean; toggle: () => void; children?: ReactNode };

function Consent({ label, isAgreed, toggle, children }: ConsentProps) {
  // The first one that is missing is where an error leads.
  const mark = isAgreed ? {} : fieldMark('consents');
  return (
    <li>
      <Checkbox size="sm" checked={isAgreed} onChange={toggle} {...mark}>
        {label}
      </Checkbox>
      {children}
    </li>
  );
}

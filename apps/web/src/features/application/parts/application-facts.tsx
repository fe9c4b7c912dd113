import type { ApplicationDetail } from '@mall/contracts/application';
import { applicationStateLabels, applicationStateTexts } from '@mall/domain/application-words';
import { contractSections } from '@mall/domain/contract-sections';
import { productLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { ApplicationCard } from '../../../components/application-card.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { cardState } from '../model/card-state.ts';
import styles from './application-facts.module.css';
import { ContractButtons } from './contract-buttons.tsx';

type Props = { readonly detail: ApplicationDetail; readonly cancel: () => void; readonly isCancelling: boolean };

/** How far an application has come, what may be done, and everything that was signed. */
export function ApplicationFacts({ detail, cancel, isCancelling }: Props) {
  const { card, sheet, history, carrier, invoiceNo } = detail;
  return (
    <div className={styles.facts}>
      <section className={styles.box} aria-label="진행 상태">
        <h2>{applicationStateLabels[card.state]}</h2>
        <p>{applicationStateTexts[card.state]}</p>
        {invoiceNo && (
          <p>
            {carrier} {invoiceNo}{' '}
            {card.trackingUrl && (
              <a href={card.trackingUrl} target="_blank" rel="noreferrer">
                배송 조회
              </a>
            )}
          </p>
        )}
        <ol className={styles.history} aria-label="진행 내역">
          {history.map(({ state, happenedAt, reason }) => (
            <li key={`${state} ${happenedAt}`}>
              <b>{applicationStateLabels[state]}</b>
              <time dateTime={happenedAt}>{momentText(happenedAt)}</time>
              {reason && <span>{reason}</span>}
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <ContractButtons applicationNo={card.applicationNo} />
          {card.mayCancel && (
            <Button onClick={cancel} isLoading={isCancelling}>
              신청 취소
            </Button>
          )}
        </div>
      </section>
      <ul>
        <ApplicationCard card={card} state={cardState(card.state)} to={productLink(card.productNo)} />
      </ul>
      {contractSections(sheet).map(({ title, rows }) => (
        <section key={title} className={styles.box} aria-label={title}>
          <h2>{title}</h2>
          <KeyValueList items={rows} className={styles.rows ?? ''} />
        </section>
      ))}
    </div>
  );
}

import type { ApplicationDetail } from '@mall/contracts/application';
import { applicationStateLabels, applicationStateTexts } from '@mall/domain/application-words';
import { blankedWords } from '@mall/domain/blanked-words';
import { contractSections } from '@mall/domain/contract-sections';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { ApplicationCard } from '../../../entities/application/application-card.tsx';
import { StateHistory } from '../../../entities/application/state-history.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { cardState } from '../model/card-state.ts';
import { ApplicationCourse } from './application-course.tsx';
import styles from './application-facts.module.css';
import { ContractButtons } from './contract-buttons.tsx';

type Props = { readonly detail: ApplicationDetail; readonly cancel: () => void; readonly isCancelling: boolean };

/** The progress of an application, the possible actions, and everything that was signed. */
export function ApplicationFacts({ detail, cancel, isCancelling }: Props) {
  const { card, sheet, history, carrier, invoiceNo } = detail;
  return (
    <Stack gap={16}>
      <ApplicationCourse detail={detail} />
      <TitledBlock title={applicationStateLabels[card.state]}>
        <p className={styles.state}>{applicationStateTexts[card.state]}</p>
        {invoiceNo && (
          <p className={styles.state}>
            {carrier} {invoiceNo}{' '}
            {card.trackingUrl && (
              <a href={card.trackingUrl} target="_blank" rel="noreferrer">
                배송 조회
              </a>
            )}
          </p>
        )}
        <StateHistory history={history} labels={applicationStateLabels} />
        <Row wraps gap={8}>
          {sheet && <ContractButtons applicationNo={card.applicationNo} />}
          {card.mayCancel && (
            <Button onClick={cancel} isLoading={isCancelling}>
              신청 취소
            </Button>
          )}
        </Row>
      </TitledBlock>
      <ul>
        <ApplicationCard card={card} state={cardState(card.state)} to={productTarget(card.productNo)} />
      </ul>
      {sheet ? (
        contractSections(sheet).map(({ title, rows }) => (
          <TitledBlock key={title} title={title}>
            <KeyValueList items={rows} className={styles.rows ?? ''} />
          </TitledBlock>
        ))
      ) : (
        <Note>{blankedWords}</Note>
      )}
    </Stack>
  );
}

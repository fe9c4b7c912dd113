import type { SubscriptionApplicationDetail } from '@mall/contracts/subscription-application';
import { blankedWords } from '@mall/domain/blanked-words';
import { productTarget } from '@mall/domain/screens/targets';
import { subscriptionSections } from '@mall/domain/subscription-sections';
import { subscriptionStateLabels, subscriptionStateTexts } from '@mall/domain/subscription-words';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { ApplicationCard } from '../../../entities/application/application-card.tsx';
import { StateHistory } from '../../../entities/application/state-history.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useMallPath } from '../../../lib/routing/mall-path.ts';
import { cardState } from '../model/card-state.ts';
import { useSubscriptionFile } from '../model/use-subscription-applications.ts';
import { CancelPanel } from './cancel-panel.tsx';
import styles from './subscription-facts.module.css';
import { Usage } from './usage.tsx';

type Props = { readonly detail: SubscriptionApplicationDetail };

/** The progress of an application, the possible actions, and everything that was signed. */
export function SubscriptionFacts({ detail }: Props) {
  const { card, sheet, history, installationAt, installedOn } = detail;
  const { download, isLoading } = useSubscriptionFile(card.applicationNo);
  const toMall = useMallPath();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Stack gap={16}>
      <TitledBlock title={subscriptionStateLabels[card.state]}>
        <Text tone="soft">{subscriptionStateTexts[card.state]}</Text>
        {card.state === 'INSTALLATION_PLANNED' && installationAt && (
          <KeyValueList items={[{ label: '설치 예정', value: <b>{momentText(installationAt)}</b> }]} />
        )}
        <StateHistory history={history} labels={subscriptionStateLabels} />
        <Row wraps gap={8}>
          {sheet && (
            <>
              <Button
                render={
                  <a
                    href={toMall({ screen: 'subscriptionPrint', search: { subsNo: card.applicationNo } })}
                    target="contract"
                    rel="opener"
                  />
                }
              >
                <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> 신청서 인쇄
              </Button>
              <Button onClick={download} isLoading={isLoading}>
                <FileDown size={16} strokeWidth={1.75} aria-hidden="true" /> PDF 저장
              </Button>
            </>
          )}
          {card.mayCancel && <Button onClick={() => setCancelling(true)}>신청 취소</Button>}
        </Row>
      </TitledBlock>
      <ul>
        <ApplicationCard card={card} state={cardState(card.state)} to={productTarget(card.productNo)} />
      </ul>
      {card.state === 'IN_USE' && sheet && installedOn && <Usage sheet={sheet} installedOn={installedOn} />}
      {sheet ? (
        subscriptionSections(sheet).map(({ title, rows }) => (
          <TitledBlock key={title} title={title}>
            <KeyValueList items={rows} className={styles.rows ?? ''} />
          </TitledBlock>
        ))
      ) : (
        <Note>{blankedWords}</Note>
      )}
      {isCancelling && <CancelPanel applicationNo={card.applicationNo} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}

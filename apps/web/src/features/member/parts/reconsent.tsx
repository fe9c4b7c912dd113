import { keepsScreen } from '@mall/domain/mall-states';
import { Button } from '@mall/ui/button';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Consents } from '../../../entities/terms/consents.tsx';
import { useScreen } from '../../../lib/routing/use-screen.ts';
import { useAgreement, useReconsent } from '../model/use-reconsent.ts';
import { MarketingAgain } from './marketing-again.tsx';
import styles from './reconsent.module.css';
import { Refusing } from './refusing.tsx';
import { TermChange } from './term-change.tsx';

/**
 * Asks for consent to changed terms. Everything else is blocked meanwhile, except what even a closed mall owes its members: their orders,
 * claims, questions and withdrawal, for which no new consent is needed.
 */
export function Reconsent() {
  const screen = useScreen();
  const asked = useReconsent();
  if (screen === undefined || keepsScreen('CLOSED', screen)) return null;
  if (asked.terms.length === 0)
    return (
      asked.marketing && <MarketingAgain marketing={asked.marketing} putOff={asked.putOff} refresh={asked.refresh} />
    );
  return <Asking key={asked.terms.map(({ termNo }) => termNo).join()} asked={asked} />;
}

function Asking({ asked }: { asked: ReturnType<typeof useReconsent> }) {
  const { terms, isDue, putOff } = asked;
  const { agreed, error, isSending, change, agree } = useAgreement(asked);
  const [isRefusing, setRefusing] = useState(false);
  if (isRefusing) return <Refusing onBack={() => setRefusing(false)} />;
  return (
    <Panel
      isOpen
      isClosable={!isDue}
      onClose={putOff}
      size="lg"
      title={isDue ? '바뀐 약관에 동의해 주세요' : '약관이 곧 바뀌어요'}
      footer={
        <>
          <Button size="lg" onClick={isDue ? () => setRefusing(true) : putOff}>
            {isDue ? '동의하지 않기' : '나중에'}
          </Button>
          <Button size="lg" variant="primary" isLoading={isSending} onClick={agree}>
            {isDue ? '동의하고 계속하기' : '동의하기'}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {isDue
          ? '약관이 바뀌었어요. 계속 이용하려면 동의가 필요해요.'
          : '시행일 전에는 나중에 동의해도 괜찮아요. 시행일부터는 동의해야 계속 이용할 수 있어요.'}
      </p>
      {terms.map((term) => (
        <TermChange key={term.termNo} term={term} />
      ))}
      <Consents terms={terms} agreed={agreed} onChange={change} error={error} />
    </Panel>
  );
}

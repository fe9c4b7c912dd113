import type { Reconsents } from '@mall/contracts/reconsent';
import { Button } from '@mall/ui/button';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { TermsPanel } from '../../../entities/terms/terms-panel.tsx';
import { useMarketingAnswer } from '../model/use-reconsent.ts';
import styles from './reconsent.module.css';
import { TermChange } from './term-change.tsx';

type Props = { marketing: NonNullable<Reconsents['marketing']>; putOff: () => void; refresh: () => void };

/** Asks whether advertising may continue under changed terms. Consent is optional: shopping continues either way. */
export function MarketingAgain({ marketing, putOff, refresh }: Props) {
  const { mutate, isPending, variables } = useMarketingAnswer(marketing, refresh);
  const [isReading, setReading] = useState(false);
  return (
    <Panel
      isOpen
      onClose={putOff}
      title="소식을 계속 받을까요?"
      footer={
        <>
          <Button size="lg" isLoading={isPending && !variables} onClick={() => mutate(false)}>
            받지 않기
          </Button>
          <Button size="lg" variant="primary" isLoading={isPending && variables} onClick={() => mutate(true)}>
            동의하고 받기
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {`할인과 행사 소식에 대한 약관이 ${marketing.isDue ? '바뀌었어요' : '바뀌어요'}. 동의하지 않아도 쇼핑은 그대로 할 수 있고, 소식만 보내지 않아요.`}
      </p>
      <TermChange term={{ ...marketing, termCode: 'marketing' }} />
      <Button variant="text" onClick={() => setReading(true)}>
        약관 보기
      </Button>
      <TermsPanel
        code={isReading ? 'marketing' : undefined}
        day={marketing.appliedOn}
        onClose={() => setReading(false)}
      />
    </Panel>
  );
}

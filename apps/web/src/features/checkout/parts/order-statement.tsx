import type { TermCode } from '@mall/contracts/codes';
import { consentName } from '@mall/domain/term-words';
import { Fragment, useState } from 'react';
import { TermsPanel } from '../../../entities/terms/terms-panel.tsx';
import type { Checkout } from '../model/use-checkout.ts';
import styles from './order-statement.module.css';

/** What the press of the button beside it says, with the texts that the member has agreed to before. */
export function OrderStatement({ checkout: { terms } }: { checkout: Checkout }) {
  const [shown, setShown] = useState<TermCode>();
  const agreed = terms.filter(({ isAgreed }) => isAgreed);
  return (
    <>
      <p className={styles.statement}>
        결제하면 주문 내용을 확인하고{' '}
        {agreed.map(({ termCode }, index) => (
          <Fragment key={termCode}>
            {index > 0 && ', '}
            <button type="button" onClick={() => setShown(termCode)}>
              {consentName(termCode)}
            </button>
          </Fragment>
        ))}
        {agreed.length > 0 ? '에 동의한 것으로 남아요.' : '결제에 동의한 것으로 남아요.'}
      </p>
      <TermsPanel code={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

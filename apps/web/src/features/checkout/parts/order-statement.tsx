import type { TermCode } from '@mall/contracts/codes';
import { consentName } from '@mall/domain/term-words';
import { useState } from 'react';
import { TermsPanel } from '../../../entities/terms/terms-panel.tsx';
import type { Checkout } from '../model/use-checkout.ts';
import styles from './order-statement.module.css';

/** What pressing the button beside it means, with the texts that the member has agreed to before. */
export function OrderStatement({ checkout: { terms } }: { checkout: Checkout }) {
  const [shown, setShown] = useState<TermCode>();
  const agreed = terms.filter(({ isAgreed }) => isAgreed);
  const hasAgreed = agreed.length > 0;
  return (
    <>
      <p className={styles.statement}>
        결제하면 주문 내용을 확인하고 {hasAgreed ? '아래 약관에' : '결제에'} 동의한 것으로 남아요.
      </p>
      {hasAgreed && (
        <ul className={styles.terms} aria-label="동의한 약관">
          {agreed.map(({ termCode }) => (
            <li key={termCode}>
              <button type="button" onClick={() => setShown(termCode)}>
                {consentName(termCode)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TermsPanel code={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

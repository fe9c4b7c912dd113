import { quoteOfficeClaim } from '@mall/contracts/office/claims';
import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Part } from '../../kit/page.tsx';
import { won } from '../../lib/numbers.ts';
import { errorText } from '../../lib/office-error.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './claims.module.css';
import { PageAct } from './page-act.tsx';
import { RefundRows } from './refund-panel.tsx';

type Wanted = {
  readonly type: ClaimType;
  readonly fault: ClaimFault;
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[];
};

/** What a claim would refund, requested again with each change; idle while no piece is selected. */
export const useQuote = (
  order: { readonly mallId: number; readonly orderNo: string },
  { type, fault, lines }: Wanted,
) =>
  useQuery({
    ...reading(quoteOfficeClaim, {
      params: order,
      body: { type, fault: type === 'CANCEL' ? 'MEMBER' : fault, lines: [...lines] },
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });

type Props = { quote: ReturnType<typeof useQuote>; children: ReactNode };

export function QuotePanel({ quote: { data, error, isEnabled }, children }: Props) {
  return (
    <Part title="돌려줄 금액">
      {!isEnabled && <p className={styles.grey}>상품을 고르면 금액을 계산해 드려요.</p>}
      {isEnabled && error && <p role="alert">{errorText(error)}</p>}
      {isEnabled && data && !error && (
        <>
          <RefundRows rows={data.rows} />
          <div className={styles.total}>
            <span>환불</span>
            <b>{won(data.refund)}</b>
          </div>
          <p className={styles.sentence}>{data.sentence}</p>
        </>
      )}
      <PageAct note={isEnabled && data && !error ? noteOf(data) : ''}>{children}</PageAct>
    </Part>
  );
}

function noteOf({ isAtOnce, needsCase }: { readonly isAtOnce: boolean; readonly needsCase: boolean }): string {
  if (needsCase) return '혼자 돌려줄 수 있는 금액을 넘어 결재를 거쳐요';
  return isAtOnce ? '신청하면 바로 처리하고 환불해요' : '신청하면 클레임 목록에서 결정을 기다려요';
}

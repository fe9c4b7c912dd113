import type { TermCode } from '@mall/contracts/codes';
import type { UploadDetail } from '@mall/contracts/upload';
import { formatNumber, formatWon } from '@mall/domain/money';
import { termLabel } from '@mall/domain/term-words';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { Modal } from '@mall/ui/modal';
import { Segment } from '@mall/ui/segment';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { TermsView } from '../../../entities/terms/terms-view.tsx';
import { useOrderUpload } from '../model/use-order-upload.ts';
import { AccountIneligibility } from './account-ineligibility.tsx';
import styles from './order-box.module.css';

const modes = [
  { value: 'ALL', label: '모두 정상일 때만 주문' },
  { value: 'VALID', label: '정상인 행만 주문' },
] as const;

/** What will be ordered, its total, and the button. */
export function OrderBox({ upload }: { upload: UploadDetail }) {
  const ordering = useOrderUpload(upload);
  const { values, errors, set, props } = ordering.form;
  const [shown, setShown] = useState<TermCode>();
  const { rowCount, errorCount, orderCount, goodsAmount, deliveryAmount, totalAmount, terms } = upload;
  return (
    <section className={styles.box} aria-label="주문하기">
      <form className={styles.sides} {...props}>
        <div className={styles.side} data-invalid={ordering.heldBack && true}>
          <h2>주문하기</h2>
          <Segment label="주문 방식" items={modes} value={values.mode} onChange={(mode) => set({ mode })} />
          <Text size={15} tabular>
            정상 <b>{formatNumber(rowCount - errorCount)}</b>행 · 오류 <b>{formatNumber(errorCount)}</b>행 · 주문{' '}
            <b>{formatNumber(orderCount)}</b>건
          </Text>
          <Text variant="caption" tone="muted">
            받는 분과 주소가 같은 행은 한 주문으로 묶고, 배송비도 한 번만 계산해요.
          </Text>
          <div className={styles.terms}>
            <Checkbox
              checked={values.isAgreed}
              aria-invalid={errors['terms'] ? true : undefined}
              onChange={(event) => set({ isAgreed: event.target.checked })}
            >
              주문 내용을 확인했고, 필수 약관에 동의해요
            </Checkbox>
            <p>
              {terms.map(({ termNo, termCode }) => (
                <button key={termNo} type="button" onClick={() => setShown(termCode)}>
                  {termLabel(termCode)}
                </button>
              ))}
            </p>
          </div>
        </div>
        <div className={styles.side}>
          <SumList
            rows={[
              { label: '상품 금액', amount: goodsAmount },
              { label: '배송비', amount: deliveryAmount },
            ]}
            total={{ label: '주문 금액', amount: totalAmount }}
          />
          <Text variant="caption" tone="muted">
            결제창 없이 후불로 정산해요.
            {ordering.room !== undefined && ` 지금 ${formatWon(ordering.room)}까지 주문할 수 있어요.`}
          </Text>
          {ordering.ineligibility && <AccountIneligibility reason={ordering.ineligibility} />}
          <ErrorText isAnnounced>{ordering.heldBack ?? errors['terms']}</ErrorText>
          <Button
            variant="primary"
            size="lg"
            block
            isLoading={ordering.isOrdering}
            disabled={!ordering.canOrder}
            type="submit"
          >
            {formatNumber(orderCount)}건 주문하기
          </Button>
        </div>
      </form>
      <Modal isOpen={shown !== undefined} onClose={() => setShown(undefined)} title={shown ? termLabel(shown) : ''}>
        {shown && <TermsView code={shown} />}
      </Modal>
    </section>
  );
}

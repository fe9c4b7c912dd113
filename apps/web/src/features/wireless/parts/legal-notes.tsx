import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { annualRatePercent } from '@mall/domain/instalment';
import { termMonths } from '@mall/domain/wireless-quote';
import { memo } from 'react';
import styles from './legal-notes.module.css';

/** What the law requires beside an instalment price (할부거래법 6조), and what ending a contract early means. */
export const LegalNotes = memo(function LegalNotes({ detail: { instalmentRatePercent } }: { detail: WirelessDetail }) {
  const annualPercent = annualRatePercent(instalmentRatePercent / 100);
  return (
    <ul className={styles.notes}>
      <li>
        할부수수료는 남은 할부원금에 월 {instalmentRatePercent}%(연 {annualPercent}%)씩, 원리금 균등 방식으로 계산해요.
        일시불은 수수료가 없어요.
      </li>
      <li>공통지원금과 선택약정은 함께 받을 수 없고, 추가지원금은 어느 쪽과도 함께 받을 수 있어요.</li>
      <li>
        약정 기간을 채우지 않고 해지하면 받은 지원금이나 할인금의 일부를 돌려내야 해요. 남은 할부원금도 내야 해요.
      </li>
      <li>선택약정 12개월은 같은 할인을 한 번 더 약정하는 것으로 보고 {termMonths}개월을 비교했어요.</li>
      <li>지원금과 요금은 통신사 사정에 따라 바뀔 수 있어요.</li>
    </ul>
  );
});

import { formatNumber, formatWon } from '@mall/domain/money';
import { screenPath } from '@mall/domain/screens/screen-path';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailPart } from '../../mail/mail-content.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import { findUpload, getUploader, type UploadRecord } from './upload.repository.ts';

/** An upload was ordered, completely or only its valid rows. One mail for thousands of orders: its button leads to their list. */
export const uploadOrderedMail: MailTemplate<'UPLOAD_ORDERED'> = async (transaction, _mall, own) => {
  const upload = await findUpload(transaction, own);
  // Members who left have no uploads any more.
  if (!upload) return undefined;
  const { name, email: address } = await getUploader(transaction, own);
  const { orderCount, errorCount } = upload;
  const orders = `주문 ${formatNumber(orderCount)}건`;
  const isPart = errorCount > 0;
  return {
    to: { name, address },
    subject: isPart
      ? `대량주문 ${formatNumber(orderCount)}건을 받았어요. 빠진 행이 있어요`
      : `대량${orders}을 받았어요`,
    heading: `대량${orders}을 받았어요`,
    parts: [
      { kind: 'paragraph', text: `${name}님, 올려 주신 파일로 ${orders}을 받았어요. 상품을 준비해서 보내 드릴게요.` },
      ...(isPart ? [leftOut(upload)] : []),
      countsOf(upload),
      amountsOf(upload),
      {
        kind: 'button',
        label: '대량주문 내역 보기',
        href: screenPath({ screen: 'upload', search: { upload: own.uploadNo } }, 'pc'),
      },
      { kind: 'note', text: '결제창 없이 후불로 정산해요. 계약에 따라 청구해 드려요.' },
    ],
  };
};

const leftOut = ({ errorCount }: UploadRecord): MailPart => ({
  kind: 'paragraph',
  text: `오류가 있던 ${formatNumber(errorCount)}행은 주문하지 않았어요. 내역에서 오류 파일을 내려받아 고친 뒤 다시 올려 주세요.`,
});

const countsOf = ({ fileName, orderedAt, rowCount, orderedRowCount, orderCount }: UploadRecord): MailPart => ({
  kind: 'facts',
  title: '주문 정보',
  rows: [
    ['파일', fileName],
    ['주문일시', orderedAt ? seoulMomentOf(orderedAt) : ''],
    ['주문한 행', `${formatNumber(rowCount)}행 가운데 ${formatNumber(orderedRowCount)}행`],
    ['주문', `${formatNumber(orderCount)}건`],
  ],
});

const amountsOf = ({ goodsAmount, deliveryAmount }: UploadRecord): MailPart => ({
  kind: 'facts',
  title: '주문 금액',
  rows: [
    ['상품 금액', formatWon(goodsAmount)],
    ['배송비', deliveryAmount === 0 ? '무료' : formatWon(deliveryAmount)],
    ['합계', formatWon(goodsAmount + deliveryAmount)],
  ],
});

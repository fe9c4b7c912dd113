import type { MailTemplate } from '../mail/mail-template.ts';
import { findRestocked } from './restock.repository.ts';

/** A sold-out option can be bought again. No mail when it has been sold out since. */
export const restockedMail: MailTemplate<'RESTOCKED'> = async (transaction, _mall, wish) => {
  const found = await findRestocked(transaction, wish);
  if (!found) return undefined;
  const { name, email: address, productName, colourName, label } = found;
  const option = [...new Set([colourName, label])].filter(Boolean).join(' / ');
  return {
    to: { name, address },
    subject: '기다리신 상품이 다시 들어왔어요',
    heading: '기다리신 상품이 다시 들어왔어요',
    parts: [
      { kind: 'paragraph', text: `${name}님, 재입고 알림을 신청하신 상품을 지금 살 수 있어요.` },
      {
        kind: 'facts',
        title: '다시 들어온 상품',
        rows: [['상품', productName], ...(option ? [['옵션', option] as const] : [])],
      },
      { kind: 'button', label: '상품 보러 가기', href: `/goods/ngd/${wish.productNo}?opt=${wish.optionNo}` },
      { kind: 'note', text: '들어온 수량이 적으면 먼저 품절될 수 있어요. 알림은 신청하신 분께 한 번만 보내 드려요.' },
    ],
  };
};

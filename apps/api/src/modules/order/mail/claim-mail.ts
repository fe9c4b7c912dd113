import type { ClaimState } from '@mall/contracts/order-codes';
import { claimTypeNames } from '@mall/domain/order-words';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { orderButton, ordererOf, orderFacts, toProduct } from './order-mail-parts.ts';

type Said = { readonly subject: string; readonly text: string };

/** Subject and text for each state of a claim, given the name of its type. */
const wordsOf: Readonly<Partial<Record<ClaimState, (name: string) => Said>>> = {
  APPROVED: (name) => ({
    subject: `${name} 신청을 받아들였어요`,
    text: `${name} 신청을 받아들였어요. 기사님이 상품을 가지러 가요.`,
  }),
  REJECTED: (name) => ({ subject: `${name} 신청을 받아들이지 못했어요`, text: `${name} 신청을 받아들이지 못했어요.` }),
  DONE: (name) => ({ subject: `${name}을 마쳤어요`, text: `${name} 신청을 처리했어요. 바꾼 상품을 보내 드려요.` }),
};

/** A claim was accepted or rejected, or an exchange was completed. Not sent once the claim has moved on. */
export const claimMail: MailTemplate<'CLAIM_MOVED'> = async (transaction, mall, { claimNo, state, ...own }, at) => {
  const order = await getOrder(transaction, mall, { ...own, at });
  const claim = order.claims.find((one) => one.claimNo === claimNo);
  const said = claim && wordsOf[state]?.(claimTypeNames[claim.type]);
  if (!said || claim.state !== state) return undefined;
  const products = claim.lines.flatMap(({ lineNo, quantity }) =>
    order.card.lines.filter((line) => line.lineNo === lineNo).map((line) => toProduct(line, quantity)),
  );
  return {
    to: ordererOf(order),
    subject: `${said.subject} (${order.card.orderNo})`,
    heading: said.subject,
    parts: [
      { kind: 'paragraph', text: `${order.ordererName}님, ${said.text}` },
      ...(claim.answer === '' ? [] : [{ kind: 'note' as const, text: claim.answer }]),
      { kind: 'products', products },
      orderFacts(order),
      orderButton(order),
    ],
  };
};

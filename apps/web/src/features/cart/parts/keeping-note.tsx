import { cartDays } from '@mall/domain/cart-life';
import { Note } from '@mall/ui/note';

/** How long the basket is stored, and which price counts. */
export function KeepingNote() {
  return <Note>장바구니 상품은 {cartDays}일 동안 보관돼요. 담은 뒤 가격이 바뀌면 바뀐 가격으로 결제돼요.</Note>;
}

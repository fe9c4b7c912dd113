import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import Bell from 'lucide-react/icons/bell';
import styles from './restock-box.module.css';
import { type RestockOption, useRestock } from './use-restock.ts';

/** Offers a mail when a sold-out option is back, option by option; nothing if all can be bought. */
export function RestockBox({ goods }: { goods: GoodsDetail }) {
  const options = useRestock(goods);
  if (options.length === 0) return null;
  const waiting = options.reduce((sum, option) => sum + option.waiting, 0);
  return (
    <section className={styles.box} aria-label="재입고 알림">
      <Bell size={22} strokeWidth={1.75} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>
          <b>다시 들어오면 알려 드려요</b>
          {waiting > 0 && <span>{formatNumber(waiting)}명이 기다려요</span>}
        </p>
        <p>회원 정보의 이메일로 한 번 보내 드려요.</p>
        {(options.length > 1 || !goods.card.isSoldOut) && (
          <ul>
            {options.map((option) => (
              <Wish key={option.optionNo} option={option} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Wish({ option: { name, isAsked, isSending, toggle } }: { option: RestockOption }) {
  const words = isAsked ? '알림 취소' : '알림 받기';
  return (
    <li>
      <span>{name}</span>
      <Button size="sm" isLoading={isSending} aria-label={`${name} ${words}`} onClick={toggle}>
        {words}
      </Button>
    </li>
  );
}

/** The same with one press, for the chosen option. */
export function RestockButton({ goods, optionNo, size }: { goods: GoodsDetail; optionNo: number; size: 'lg' | 'xl' }) {
  const option = useRestock(goods).find((one) => one.optionNo === optionNo);
  if (!option) return null;
  return (
    <Button
      variant={option.isAsked ? 'weak' : 'primary'}
      size={size}
      block
      isLoading={option.isSending}
      onClick={option.toggle}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {option.isAsked ? '재입고 알림 취소' : '재입고 알림 받기'}
    </Button>
  );
}

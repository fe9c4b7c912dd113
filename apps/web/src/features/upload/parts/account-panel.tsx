import { formatWon } from '@mall/domain/money';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../api/account.query.ts';
import { AccountIneligibility } from './account-ineligibility.tsx';
import styles from './account-panel.module.css';

/** What may be ordered on account now, before any upload; or why nothing may, and whom to contact. */
export function AccountPanel() {
  const { data: account, isPending } = useQuery(accountQuery);
  if (isPending) return <div className={styles.waiting} data-unfinished="text" />;
  // The server repeats it when something is ordered.
  if (!account) return null;
  const { creditLimit, owed, room, dueOn, ineligibility } = account;
  const facts = [
    { label: '주문할 수 있는 금액', value: formatWon(room) },
    { label: '후불 한도', value: formatWon(creditLimit ?? 0) },
    { label: '낼 금액', value: formatWon(owed) },
    { label: '납부일', value: dueOn ? `${dueOn.replaceAll('-', '.')}까지` : '없음' },
  ];
  return (
    <Stack as="section" gap={16} aria-label="후불 한도와 이용 금액">
      {ineligibility && <AccountIneligibility reason={ineligibility} />}
      {creditLimit !== null && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" variant="caption" tone="muted">
                {label}
              </Text>
              <Text as="dd" size={16} weight="semibold" tabular>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      )}
    </Stack>
  );
}

import type { OwnAccount } from '@mall/contracts/recovery';
import { OptionTiles } from '@mall/ui/option-tiles';
import styles from './recovery.module.css';

type Props = {
  accounts: readonly OwnAccount[];
  value: number | null;
  onChange: (memberNo: number) => void;
};

/** Which of one's accounts gets a new password. */
export function OwnAccounts({ accounts, value, onChange }: Props) {
  const options = accounts.map(({ memberNo, maskedId, joinedOn }) => ({
    ...{ value: memberNo, label: maskedId, sub: `${joinedOn.replaceAll('-', '. ')} 가입` },
  }));
  return (
    <div className={styles.choices}>
      <p className={styles.text}>아이디가 여러 개예요. 비밀번호를 바꿀 아이디를 골라 주세요.</p>
      <OptionTiles label="비밀번호를 바꿀 아이디" options={options} value={value} onChange={onChange} columns={2} />
    </div>
  );
}

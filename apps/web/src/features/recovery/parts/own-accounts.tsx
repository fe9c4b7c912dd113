import type { OwnAccount } from '@mall/contracts/recovery';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';

type Props = {
  accounts: readonly OwnAccount[];
  value: number | null;
  onChange: (memberNo: number) => void;
};

/** Which of the person's accounts gets a new password. */
export function OwnAccounts({ accounts, value, onChange }: Props) {
  const options = accounts.map(({ memberNo, maskedId, joinedOn }) => ({
    ...{ value: memberNo, label: maskedId, sub: `${joinedOn.replaceAll('-', '. ')} 가입` },
  }));
  return (
    <Stack gap={12}>
      <Text variant="reading" tone="soft">
        아이디가 여러 개예요. 비밀번호를 바꿀 아이디를 골라 주세요.
      </Text>
      <OptionTiles label="비밀번호를 바꿀 아이디" options={options} value={value} onChange={onChange} columns={2} />
    </Stack>
  );
}

import { Button } from '@mall/ui/button';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import type { PasswordGate as Gate } from '../model/use-password-gate.ts';
import styles from './member-info.module.css';

/** A signed-in member types the password once more before the details are shown. */
export function PasswordGate({ gate: { form } }: { gate: Gate }) {
  const field = form.field('password');
  return (
    <form className={styles.gate} {...form.props}>
      <Text variant="reading" tone="soft" marginBottom={20}>
        회원님의 정보를 지키려고 비밀번호를 한 번 더 확인해요.
      </Text>
      <TextField
        label="비밀번호"
        type="password"
        size="lg"
        autoComplete="current-password"
        {...field}
        error={field.error ?? form.failure}
      />
      <Button type="submit" variant="primary" size="lg" block isLoading={form.isSending}>
        확인
      </Button>
    </form>
  );
}

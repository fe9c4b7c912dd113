import { changePasswordLimits } from '@mall/contracts/limits/auth';
import { TextField } from '@mall/ui/text-field';
import { type ComponentPropsWithRef, useId } from 'react';
import { PasswordMeter } from './password-meter.tsx';
import { PasswordRules } from './password-rules.tsx';

type FieldProps = Pick<
  ComponentPropsWithRef<typeof TextField>,
  'name' | 'onChange' | 'onBlur' | 'ref' | 'error' | 'isRequired'
> & { value: string };

type Props = {
  /** The id, if known here: a password may not contain it. */
  loginId?: string;
  labels?: { password: string; confirmation: string };
  passwordField: FieldProps;
  confirmationField: FieldProps;
};

const changeLabels = { password: '새 비밀번호', confirmation: '새 비밀번호 확인' };
const { maxLength } = changePasswordLimits.newPassword;
const common = { type: 'password', size: 'lg', autoComplete: 'new-password' } as const;

/** A new password with its rules and strength, and its repetition. */
export function NewPasswordFields({ loginId, labels = changeLabels, passwordField, confirmationField }: Props) {
  const rulesId = useId();
  const password = passwordField.value;
  return (
    <>
      <div>
        <TextField
          {...common}
          label={labels.password}
          aria-describedby={rulesId}
          {...passwordField}
          maxLength={maxLength}
        />
        <PasswordMeter password={password} loginId={loginId} />
        <PasswordRules id={rulesId} password={password} loginId={loginId} />
      </div>
      <TextField {...common} label={labels.confirmation} {...confirmationField} maxLength={maxLength} />
    </>
  );
}

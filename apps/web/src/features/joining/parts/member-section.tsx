import type { JoinQuestion } from '@mall/contracts/joining';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { answerField, longestAnswer } from '../model/join-form.ts';
import type { Join } from '../model/use-join.ts';
import { useIdUsability } from '../model/use-usable.ts';
import styles from './joining.module.css';

const passwordLabels = { password: '비밀번호', confirmation: '비밀번호 확인' };

type Props = { join: Join; questions: readonly JoinQuestion[] };

/** Id, password, e-mail, and the mall's own questions. */
export function MemberSection({ join: { form }, questions }: Props) {
  const id = form.field('id');
  const idUsability = useIdUsability(id.value);
  return (
    <section className={styles.section} aria-labelledby="join-member">
      <h2 id="join-member">회원 정보</h2>
      <TextField
        label="아이디"
        size="lg"
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="영문 소문자와 숫자 5~20자"
        {...id}
        ok={idUsability.ok}
        error={id.error ?? idUsability.error}
      />
      <NewPasswordFields
        loginId={id.value}
        labels={passwordLabels}
        passwordField={{ isRequired: true, ...form.field('password') }}
        confirmationField={{ isRequired: true, ...form.field('confirmation') }}
      />
      <TextField
        label="이메일"
        type="email"
        size="lg"
        isRequired
        autoComplete="email"
        help="이 주소로 보내는 메일의 링크를 눌러야 가입이 끝나요."
        {...form.field('email')}
      />
      {questions.map((question) => (
        <Question key={question.key} question={question} form={form} />
      ))}
    </section>
  );
}

function Question({ question, form }: { question: JoinQuestion; form: Join['form'] }) {
  const { key, label, help, isRequired, choices } = question;
  const common = { label, isRequired, help, size: 'lg', ...form.field(answerField(key)) } as const;
  if (choices.length === 0) return <TextField {...common} maxLength={longestAnswer} />;
  return (
    <Select
      {...common}
      placeholder="골라 주세요"
      options={choices.map((choice) => ({ value: choice, label: choice }))}
    />
  );
}

import type { JoinQuestion } from '@mall/contracts/joining';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { NewPasswordFields } from '../../../entities/password/new-password-fields.tsx';
import { answerField, joinLengths } from '../model/join-form.ts';
import type { Join } from '../model/use-join.ts';
import { useIdUsability } from '../model/use-usable.ts';
import styles from './joining.module.css';

const passwordLabels = { password: '비밀번호', confirmation: '비밀번호 확인' };

type Props = { join: Join; questions: readonly JoinQuestion[] };

/** Id, password, e-mail, and the mall's own questions. */
export function MemberSection({ join, questions }: Props) {
  const { form, complaints, change, changeSecrets } = join;
  const idUsability = useIdUsability(form.id);
  return (
    <section className={styles.section} aria-labelledby="join-member">
      <h2 id="join-member">회원 정보</h2>
      <TextField
        label="아이디"
        name="id"
        size="lg"
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={joinLengths.id}
        value={form.id}
        onChange={(event) => change({ id: event.target.value })}
        help="영문 소문자와 숫자 5~20자"
        ok={idUsability.ok}
        error={complaints['id'] ?? idUsability.error}
      />
      <NewPasswordFields
        password={form.password}
        loginId={form.id}
        labels={passwordLabels}
        passwordField={{
          name: 'password',
          isRequired: true,
          value: form.password,
          onChange: (event) => changeSecrets({ password: event.target.value }),
          error: complaints['password'],
        }}
        confirmationField={{
          name: 'confirmation',
          isRequired: true,
          value: form.confirmation,
          onChange: (event) => changeSecrets({ confirmation: event.target.value }),
          error: complaints['confirmation'],
        }}
      />
      <TextField
        label="이메일"
        name="email"
        type="email"
        size="lg"
        isRequired
        autoComplete="email"
        maxLength={joinLengths.email}
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        help="이 주소로 보내는 메일의 링크를 눌러야 가입이 끝나요."
        error={complaints['email']}
      />
      {questions.map((question) => (
        <Question key={question.key} question={question} join={join} />
      ))}
    </section>
  );
}

function Question({ question, join }: { question: JoinQuestion; join: Join }) {
  const { key, label, help, isRequired, choices } = question;
  const common = {
    label,
    isRequired,
    help,
    name: answerField(key),
    size: 'lg',
    value: join.form.answers[key] ?? '',
    error: join.complaints[answerField(key)],
  } as const;
  if (choices.length === 0) {
    return (
      <TextField
        {...common}
        maxLength={joinLengths.answer}
        onChange={(event) => join.answer(key, event.target.value)}
      />
    );
  }
  return (
    <Select
      {...common}
      placeholder="골라 주세요"
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(event) => join.answer(key, event.target.value)}
    />
  );
}

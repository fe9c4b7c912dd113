import { type Html, html, page } from '../html.ts';

/** The typed values, to be shown again. */
export type Typed = Readonly<Record<string, string>>;
export type FieldError = { readonly field: string; readonly message: string };

/** The service's names of carriers. */
export const carriers: ReadonlyMap<string, string> = new Map([
  ['SKT', 'SKT'],
  ['KTF', 'KT'],
  ['LGT', 'LG U+'],
  ['SKM', 'SKT 알뜰폰'],
  ['KTM', 'KT 알뜰폰'],
  ['LGM', 'LG U+ 알뜰폰'],
]);
export const practiceCode = '123456';

const banner = '연습용 본인인증 창이에요. 문자는 보내지 않고, 입력한 정보는 저장하지 않아요.';

type TextField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly typed: Typed;
  readonly error: FieldError | undefined;
};
function textField({ name, label, hint = '', typed, error }: TextField, attributes: Html): Html {
  const message = error?.field === name ? error.message : '';
  return html`
<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${typed[name] ?? ''}" required aria-describedby="${name}-hint" ${attributes}${
    message ? html` aria-invalid="true" autofocus` : ''
  }>
<p class="${message ? 'error' : 'hint'}" id="${name}-hint"${message ? html` role="alert"` : ''}>${message || hint}</p>
</div>`;
}

/** Identifies a person who has changed their name. */
const optionalField = ({ formerName = '' }: Typed): Html => html`
<div class="field">
<label for="formerName">개명 전 성명 (개명한 사람만)</label>
<input id="formerName" name="formerName" value="${formerName}" autocomplete="off">
</div>`;

const radio = (name: string, value: string, label: string, chosen: string | undefined): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}" required${
    value === chosen ? html` checked` : ''
  }>${label}</label>`;

const digits = html`inputmode="numeric" autocomplete="off"`;

type Form = {
  readonly sealed: string;
  readonly leave: Html;
  readonly typed?: Typed;
  readonly error?: FieldError | undefined;
};

/** Name, birth date, gender, carrier, phone and the code of a text message. */
export function formPage({ sealed, leave, typed = {}, error }: Form): string {
  const field = (name: string, label: string, hint: string, attributes: Html) =>
    textField({ name, label, hint, typed, error }, attributes);
  return page(
    '휴대폰 본인인증',
    html`
<h1>휴대폰 본인인증</h1>
<form method="post" action="/certification" novalidate>
<input type="hidden" name="tr_cert" value="${sealed}">
${field('name', '이름', '', html`autocomplete="name"`)}
${optionalField(typed)}
${field('birthDay', '생년월일', '여덟 자리로 입력해요. 예: 19950315', digits)}
<fieldset>
<legend>성별</legend>
${radio('gender', 'M', '남', typed.gender)}
${radio('gender', 'F', '여', typed.gender ?? 'F')}
</fieldset>
<fieldset>
<legend>통신사</legend>
${[...carriers].map(([value, text]) => radio('phoneCorp', value, text, typed.phoneCorp ?? 'SKT'))}
</fieldset>
${field('phoneNo', '휴대폰 번호', '', html`inputmode="tel" autocomplete="tel"`)}
${field('code', '인증번호', `연습용 인증번호는 ${practiceCode}이에요.`, digits)}
<button>인증하기</button>
</form>
${leave}`,
    banner,
  );
}

/** A form that takes the sealed result back to the mall, as the service does. */
export const resultForm = (returnUrl: string, sealed: string, label: string, look: 'quiet' | '' = ''): Html => html`
<form method="post" action="${returnUrl}">
<input type="hidden" name="rec_cert" value="${sealed}">
<button class="${look}">${label}</button>
</form>`;

export const donePage = (form: Html): string =>
  page('본인인증 완료', html`<h1>본인인증이 끝났어요</h1><p>확인을 누르면 쇼핑몰로 돌아가요.</p>${form}`, banner);

export const unreadablePage = (): string =>
  page('본인인증', html`<h1>본인인증을 시작하지 못했어요</h1><p>창을 닫고 쇼핑몰에서 다시 시작해 주세요.</p>`, banner);

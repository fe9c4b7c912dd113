import { html, page } from '../html.ts';

const banner = '연습용 티아이디 창이에요. 비밀번호는 묻지 않고, 입력한 주소는 저장하지 않아요.';

type Form = {
  /** The query the browser came with; it is passed on. */
  readonly query: Readonly<Record<string, string>>;
  readonly mallHost: string;
  readonly email?: string;
  readonly error?: string;
};

/** Who signs in, and whether they agree to what the mall receives. */
export function consentPage({ query, mallHost, email = 'gaeun@tid.example', error = '' }: Form): string {
  const fields = Object.entries(query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return page(
    '티아이디로 로그인',
    html`
<h1>티아이디로 로그인</h1>
<p><b>${mallHost}</b>에서 로그인하려고 해요.</p>
<form method="post" action="/tid/authorize" novalidate>
${fields}
<div class="field">
<label for="email">티아이디 (이메일)</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" required aria-describedby="email-hint"${
      error ? html` aria-invalid="true" autofocus` : ''
    }>
<p class="${error ? 'error' : 'hint'}" id="email-hint"${error ? html` role="alert"` : ''}>${
      error || '아무 주소나 쓸 수 있어요. 같은 주소는 언제나 같은 사람이에요.'
    }</p>
</div>
<fieldset>
<legend>쇼핑몰에 알려 주는 정보</legend>
<ul>
<li>나를 알아보는 번호 (필수)</li>
<li>이메일 주소 (필수)</li>
</ul>
</fieldset>
<button name="decision" value="agree">동의하고 계속하기</button>
<button class="quiet" name="decision" value="refuse" formnovalidate>취소</button>
</form>`,
    banner,
  );
}

export const unknownRequestPage = (): string =>
  page('티아이디', html`<h1>로그인을 시작하지 못했어요</h1><p>쇼핑몰에서 다시 시작해 주세요.</p>`, banner);

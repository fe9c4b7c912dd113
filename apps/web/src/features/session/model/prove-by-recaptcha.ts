type Recaptcha = {
  ready: (act: () => void) => void;
  render: (
    place: HTMLElement,
    options: { sitekey: string; size: 'invisible'; badge: 'bottomright'; callback: (token: string) => void },
  ) => number;
  execute: (widget: number) => void;
  reset: (widget: number) => void;
};

// R9.13: invisible, in Korean, at the bottom right.
const scriptAddress = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=ko';
let loading: Promise<Recaptcha> | null = null;
let widget: number | null = null;
let resolveToken: (token: string) => void = () => undefined;

function load(): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => {
      loading = null;
      reject(new Error('the verification script could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Runs Google's invisible widget; returns the token of the sign-in call. */
export async function proveByRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await load();
  if (widget === null) {
    const place = document.body.appendChild(document.createElement('div'));
    widget = recaptcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'bottomright',
      callback: (token) => resolveToken(token),
    });
  } else {
    recaptcha.reset(widget);
  }
  const shown = widget;
  return new Promise((resolve) => {
    resolveToken = resolve;
    recaptcha.execute(shown);
  });
}

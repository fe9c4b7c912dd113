type ChatbotPlace = { readonly mallUrl: string; readonly defaultMallKey: string; readonly path: string };

const hiddenOn = ['signup', 'findUserInfo', 'updatePasswordForm'];

/** R6.06, R2.23: the chatbot button stands only in the default mall, and not on paths of signing up, finding an account or a new password. */
export const showsChatbot = ({ mallUrl, defaultMallKey, path }: ChatbotPlace): boolean =>
  mallUrl === defaultMallKey && !hiddenOn.some((word) => path.includes(word));

/** R6.06: only the default mall has the chatbot. */
export const hasChatbot = (mallUrl: string, defaultMallKey: string): boolean => mallUrl === defaultMallKey;

const hiddenOn = ['signup', 'findUserInfo', 'updatePasswordForm', '/popup/print'];

/** R2.23: its button is hidden while joining, recovering an account or changing the password, and on printed pages. */
export const showsChatbotOn = (path: string): boolean => !hiddenOn.some((word) => path.includes(word));

/** R6.06: the chatbot belongs to the default mall alone. */
export const hasChatbot = (mallUrl: string, defaultMallKey: string): boolean => mallUrl === defaultMallKey;

const hiddenOn = ['signup', 'findUserInfo', 'updatePasswordForm', '/popup/print'];

/** R2.23: its button is hidden while one joins, finds an account or changes the password, and beside what is printed. */
export const showsChatbotOn = (path: string): boolean => !hiddenOn.some((word) => path.includes(word));

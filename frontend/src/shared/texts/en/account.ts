import type { ErrorCode } from '@contract/errors';
import type { SocialFailure } from '@contract/social';

/** Server errors that read better in the user's language than as the server writes them. */
const serverErrors: Partial<Record<ErrorCode, string>> = {};

type OfProvider = (provider: string) => string;

/** Why a provider's user was not signed in, where there is a specific reason. */
const socialFailures: Partial<Record<SocialFailure | 'closed', OfProvider>> = {
  closed: () => 'Popup closed by user. Please try again.',
  'account-exists': (provider) =>
    `This email already has an account. Log in with your password first, then connect ${provider} in your profile.`,
  'identity-taken': (provider) =>
    `This ${provider} account belongs to another Zampa account. Nothing was changed.`,
  'other-identity': (provider) =>
    `This is not the ${provider} account that is connected here. Nothing was changed.`,
};

/** Like `serverErrors`, for messages about a field. */
const serverFieldErrors: Record<string, string> = {};

export const account = {
  subtitle: 'Login or register to continue',
  tabs: { login: 'Login', register: 'Register' },
  or: 'or',
  email: 'Email',
  password: 'Password',
  username: 'Username',
  confirmPassword: 'Confirm Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Register',
  registering: 'Registering...',
  agreement: {
    before: 'By creating an account you accept the ',
    terms: 'Terms of Service',
    between: ' and the ',
    privacy: 'Privacy Policy',
  },
  invalid: {
    email: 'Invalid email',
    password: 'Password must be at least 6 characters',
    passwordLong: 'Password must be at most 128 characters',
    username: 'Username must be at least 2 characters',
    usernameLong: 'Username must be at most 40 characters',
    usernameLetters: 'Letters, digits, spaces and . - _ only',
    mismatch: "Passwords don't match",
  },
  loginSuccess: 'Login successful!',
  registerSuccess: 'Registration completed!',
  welcome: (name: string) => `Welcome, ${name}!`,
  loginError: 'Login error',
  invalidCredentials: 'Invalid credentials',
  registerError: 'Registration error',
  notCreated: 'Unable to create account',
  connectionError: 'Connection error',
  loginUnreachable: 'Unable to login. Please try again.',
  registerUnreachable: 'Unable to complete registration. Please try again.',
  serverErrors,
  social: {
    opening: 'Opening popup...',
    openingText: (provider: string) => `${provider} is opening for login.`,
    failed: (provider: string) => `Unable to login with ${provider}. Please try again.`,
    failures: socialFailures,
  },
  serverFieldErrors,
  loggedOut: 'Logged Out',
  logOutError: 'Error during logout.',
};

import type { Database } from '../platform/database/database.ts';
import type { ExampleReel } from '../platform/http/pages/example-reel.ts';
import type { Auth } from './auth.ts';
import type { GuardSignIn } from './sign-in-guard.ts';

export interface AccountDependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly publicUrl: string | null;
  /** Address of the product's typeface; null where the built app does not bring one. */
  readonly fontUrl: string | null;
  /** The reel of the landing page; null where the built app is not there to bring it. */
  readonly reel: ExampleReel | null;
  readonly hasProvider: boolean;
  readonly allowsPasswords: boolean;
  readonly allowsSignUp: boolean;
  readonly guardSignIn: GuardSignIn;
}

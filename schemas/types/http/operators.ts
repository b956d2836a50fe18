// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Bodies and answers of the console's calls (docs/spec/operators.md).
 */
export interface Operators {
  [k: string]: unknown;
}

/**
 * Body of the sign-in of the console (OPR-20).
 */
export interface OperatorCredentials {
  /**
   * Email address of the operator.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
}

/**
 * What is asked for after the password (OPR-20).
 */
export interface OperatorSignInStep {
  /**
   * A code of the app, or first a key for the app.
   */
  step: 'code' | 'enrol';
  /**
   * Key to type into an app for codes; shown this once.
   */
  key?: string;
  /**
   * The same as an address, to be scanned as a QR code.
   */
  address?: string;
}

/**
 * Body of the second factor (OPR-20).
 */
export interface OperatorCode {
  /**
   * Code of the app, or a recovery code.
   */
  code: string;
}

/**
 * An operator that is signed in (OPR-20).
 */
export interface OperatorProfile {
  /**
   * Name.
   */
  name: string;
  /**
   * Email address.
   */
  email: string;
  /**
   * Role, which says what may be done.
   */
  role: 'viewer' | 'hut' | 'market' | 'admin';
  /**
   * Ids of the markets whose orders are theirs.
   */
  markets: string[];
  /**
   * Huts whose orders are theirs, each as its sector, a slash and its id.
   */
  huts: string[];
  /**
   * What the role allows.
   */
  rights: (
    'see-orders' | 'see-customers' | 'work-orders' | 'refund' | 'hand-over-again' | 'read-audit'
  )[];
}

/**
 * Answer of the second factor (OPR-20).
 */
export interface OperatorWelcome {
  profile: OperatorProfile;
  /**
   * Codes that stand in for the app, each once; shown this once, after the first code.
   */
  recoveryCodes?: string[];
}

/**
 * Something that an operator did (OPR-20).
 */
export interface OperatorAction {
  /**
   * Number, higher for later.
   */
  id: number;
  /**
   * When.
   */
  at: string;
  /**
   * Email address of the operator, or the command line.
   */
  operator: string;
  /**
   * What was done.
   */
  action: string;
  /**
   * The order it was about.
   */
  orderId?: string;
  /**
   * What else there is to say of it.
   */
  detail: {
    [k: string]: unknown;
  };
}

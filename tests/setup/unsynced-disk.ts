import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before all else, in threads too. No test of these outlives its machine: its database does not wait for a disk that
// others keep busy.
Object.assign(fs, { fsyncSync: () => undefined });
syncBuiltinESMExports();

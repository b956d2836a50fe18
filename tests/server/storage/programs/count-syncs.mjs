import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before a program, in its every thread: notes each fsync that reaches the system.

const { fsyncSync } = fs;
const syncLog = process.env['SYNC_LOG'] ?? '';
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  fs.appendFileSync(syncLog, '.');
};
syncBuiltinESMExports();

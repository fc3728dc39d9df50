#include "cli/cli.h"
int cli_tune(int argc, char **argv) { (void)argc; (void)argv; return 0; }

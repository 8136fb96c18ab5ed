# The image's health check. It runs every ten seconds, so it is bash alone: starting Node.js takes
# longer than the request itself.
exec 3<>"/dev/tcp/127.0.0.1/${HEALTH_PORT:-${PORT:-3000}}" || exit 1
printf 'GET /health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 5 _ status _ <&3
[ "$status" = 200 ]
